import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { desktopTexts } from '#build/desktop-texts.ts';
import { RefusedSwitch } from '../security/refuse-switches.ts';
import { createMainTexts } from '../texts/main-texts.ts';
import { explainBootFailure } from './boot-failure.ts';

const texts = createMainTexts({ files: desktopTexts(), stored: 'en', preferred: [] });
const explain = (error: unknown) => explainBootFailure(error, texts, 'Fairline', '/home/me/.config/fairline');

describe('an app that cannot start', () => {
  test('says which address is wrong and where to correct it', () => {
    const { title, text } = explain(
      new Error('FAIRLINE_SITE=ftp://x: must be an origin such as https://www.example.com'),
    );
    expect(title).toBe('Fairline couldn’t start');
    expect(text).toContain('ftp://x');
    expect(text).toContain('correct FAIRLINE_SITE');
  });

  test('[Z-06] names the switch that it refuses', () => {
    const { text } = explain(new RefusedSwitch('remote-debugging-port'));
    expect(text).toMatch(/started with --remote-debugging-port, .* Start it without\.$/);
  });

  test.each(['EACCES', 'ENOSPC', 'EROFS'])('names its folder where it cannot write: %s', (code) => {
    const { text } = explain(Object.assign(new Error('open failed'), { code }));
    expect(text).toContain('/home/me/.config/fairline');
    expect(text).toContain('Free some disk space');
  });

  test('shows any other error of the file system as it is', () => {
    const failure = () => readFileSync('/nowhere/at/all');
    let thrown: unknown;
    try {
      failure();
    } catch (error) {
      thrown = error;
    }
    expect(explain(thrown).text).toContain('ENOENT');
  });

  test('shows anything that was thrown, short enough for a box', () => {
    expect(explain('odd').text).toMatch(/^odd\. Start the app again/);
    expect(explain(new Error('x'.repeat(5000))).text.length).toBeLessThan(450);
  });
});
