const WRITTEN = /^\d{4}-\d\d-\d\d$/;

/**
 * Tells whether a text such as `2026-11-23` is a day of the calendar. The engines read `2026-02-30` as a day of March.
 */
export function isCalendarDay(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
