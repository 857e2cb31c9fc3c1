import { afterEach, describe, expect, test, vi } from 'vitest';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { TimePicker } from './time-picker.tsx';

const picker = (timeZone: Zone, language: (typeof LANGUAGES)[number] = 'en') =>
  renderPart(<TimePicker />, {
    language,
    namespaces: ['preferences', 'cities'],
    prepare: ({ dispatch }) => dispatch(displayChanged({ timeZone, isTimeZoneAutomatic: false })),
  });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the choice of a zone', () => {
  test.each(LANGUAGES)('offers the device’s, cities and offsets in %s', async (language) => {
    const html = await picker('Europe/London', language);
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(html.match(/<optgroup/g)).toHaveLength(2);
    expect(html).toMatch(/<option value="Europe\/London" selected="">/);
    for (const value of ['automatic', 'Pacific/Chatham', 'Asia/Kolkata', '-150', '825']) {
      expect(html).toContain(`<option value="${value}">`);
    }
  });

  test.each([
    ['Asia/Calcutta', 'ru', 'Калькутта'],
    ['Europe/Busingen', 'en', 'Busingen'],
  ] as const)('calls the device’s zone %s in %s %s', async (timeZone, language, name) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
    const html = await picker(0, language);
    expect(/<option value="automatic">([^<]*)/.exec(html)?.[1]).toContain(name);
  });

  test('keeps a zone that it does not offer', async () => {
    expect(await picker('Europe/Busingen')).toMatch(/<option value="Europe\/Busingen" selected="">/);
  });
});
