/** Browsers by their `user-agent`; the first match counts, because many also name others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bElectron\//, 'Desktop app'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const PHONE = /\b(?:Mobile|iPhone)\b/;

const firstOf = (table: typeof BROWSERS, agent: string) => table.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/**
 * Returns names by which a player recognises a device; '' for unknown ones.
 *
 * @param agent the header `user-agent`
 */
export function describeAgent(agent: string): { browser: string; system: string; isPhone: boolean } {
  return { browser: firstOf(BROWSERS, agent), system: firstOf(SYSTEMS, agent), isPhone: PHONE.test(agent) };
}
