import { describe, expect, test } from 'vitest';
import type { Zone } from '#shared/domain/time/zone.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { displayChanged } from '../store/display-slice.ts';
import { useGateText } from './use-gate-text.ts';
import { useTimeText } from './use-time-text.ts';

const at = (text: string) => Date.parse(text);

function Moments({ instants, now }: { readonly instants: readonly string[]; readonly now: string }) {
  const { moment } = useTimeText();
  return instants.map((instant) => <p key={instant}>{moment(at(instant), at(now))}</p>);
}

function Gate({ until }: { readonly until: string }) {
  return <p>{useGateText()({ until: at(until) })}</p>;
}

const inZone = (part: React.ReactNode, timeZone: Zone) =>
  renderPart(part, {
    namespaces: ['errors'],
    prepare: ({ dispatch }) => dispatch(displayChanged({ timeZone, is12h: false, isTimeZoneAutomatic: false })),
  });

describe('around the change of the clocks', () => {
  test.each([
    // Seen on 26 March 2027; London’s clocks go forward on the 28th.
    ['Europe/London', '2027-03-26T12:00Z', '2027-03-28T02:00Z', 'Sun 28 Mar 03:00'],
    ['Europe/London', '2027-03-26T12:00Z', '2027-04-02T19:00Z', 'Fri 2 Apr 20:00'],
    // Seen in summer, a bet of winter.
    ['Europe/London', '2027-07-01T12:00Z', '2027-01-10T12:00Z', 'Sun 10 Jan 12:00'],
    // The last hour of Saturday in winter time, and what is tomorrow from there.
    ['Europe/London', '2027-03-27T23:30Z', '2027-03-28T22:30Z', 'Tomorrow 23:30'],
    ['Europe/London', '2027-03-27T23:30Z', '2027-03-28T23:30Z', 'Mon 29 Mar 00:30'],
    ['Pacific/Chatham', '2027-01-10T12:00Z', '2027-01-10T13:00Z', 'Today 02:45'],
    ['Asia/Kathmandu', '2027-01-10T12:00Z', '2027-01-10T18:15Z', 'Tomorrow 00:00'],
    ['Australia/Lord_Howe', '2027-04-01T00:00Z', '2027-04-04T00:00Z', 'Sun 4 Apr 10:30'],
    ['Antarctica/Troll', '2027-03-27T12:00Z', '2027-03-28T01:00Z', 'Tomorrow 03:00'],
  ])('in %s at %s the instant %s is "%s"', async (zone, now, instant, text) => {
    expect(textOf(await inZone(<Moments instants={[instant]} now={now} />, zone)).trim()).toBe(text);
  });

  test('a chosen offset stays as it is', async () => {
    const text = textOf(await inZone(<Moments instants={['2027-04-02T19:00Z']} now="2027-03-26T12:00Z" />, 0));
    expect(text).toContain('19:00');
  });

  test('a closed gate opens at the time of its own day', async () => {
    expect(textOf(await inZone(<Gate until="2027-04-02T19:00Z" />, 'Europe/London'))).toContain('20:00');
  });
});
