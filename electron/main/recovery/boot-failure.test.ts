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

  test('[Z-06] names the switch that it does not take', () => {
    const { text } = explain(new RefusedSwitch('remote-debugging-port'));
    expect(text).toMatch(/started with --remote-debugging-port, .* Start it without\.$/);
  });

  test.each(['EACCES', 'ENOSPC', 'EROFS'])('names its folder where it cannot write: %s', (code) => {
    const { text } = explain(Object.assign(new Error('open failed'), { code }));
    expect(text).toContain('/home/me/.config/fairline');
    expect(text).toContain('Free some disk space');
  });

  test('with an error of the file system that is none of writing, tells the error', () => {
    const failure = () => readFileSync('/nowhere/at/all');
    let thrown: unknown;
    try {
      failure();
    } catch (error) {
      thrown = error;
    }
    expect(explain(thrown).text).toContain('ENOENT');
  });

  test('tells whatever was thrown, in a length that a box can show', () => {
    expect(explain('odd').text).toMatch(/^odd\. Start the app again/);
    expect(explain(new Error('x'.repeat(5000))).text.length).toBeLessThan(450);
  });
});
