import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerMessage } from '#shared/domain/feed/feed-protocol.ts';
import { ChannelClient } from './channel-client.ts';
import { settle } from './fake-environment.fixture.ts';
import { A, E1, start } from './fake-feed.fixture.ts';

/** Opens the page of player 7 on a server with channels; what the page is told is noted. */
async function signedIn() {
  const all = start();
  const told: unknown[] = [];
  const { player } = all.feed.client;
  player.listen({
    event: (event) => told.push(event),
    missed: () => told.push('missed'),
    changed: () => told.push('changed'),
    over: (reason) => told.push(reason),
    site: () => told.push('site'),
  });
  player.want(7);
  await settle();
  const open = () => {
    all.world.socket.open();
    all.world.socket.hello(E1, { hasPlayers: true });
  };
  open();
  const say = (message: PlayerMessage) => all.world.socket.notice(message);
  const event = (sequence: number) => say({ op: 'event', sequence, event: { kind: 'changed', about: 'alerts' } });
  const joins = () => all.world.socket.said.filter(({ op }) => op === 'player');
  /** Lets time pass on a socket that works. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await all.world.advance(1000);
      all.world.socket.frame({ kind: 'heartbeat', sequence: 10 });
    }
  };
  all.world.socket.frame({ kind: 'snapshot', sequence: 10 });
  return { ...all, player, told, open, say, event, joins, pass };
}

async function joined() {
  const all = await signedIn();
  await all.world.giveTicket('t1');
  all.say({ op: 'player', userId: 7, epoch: 'e', sequence: 0, mode: 'fresh' });
  return all;
}

const ALERTS = { kind: 'changed', about: 'alerts' };

describe('the channel of the player', () => {
  test('opens the socket without a watched game and joins with a ticket', async () => {
    const { world, player, joins, told, say } = await signedIn();
    expect([world.sockets.length, joins()]).toEqual([1, []]);
    await world.giveTicket('t1');
    expect(joins()).toEqual([{ op: 'player', ticket: 't1' }]);
    expect(player.isLive()).toBe(false);
    say({ op: 'player', userId: 7, epoch: 'e', sequence: 4, mode: 'fresh' });
    expect([player.isLive(), told]).toEqual([true, ['missed']]);
  });

  test('of a guest is not joined, but the guest hears of the site', async () => {
    const { world, feed } = start();
    const heard: string[] = [];
    const noted = (what: string) => () => void heard.push(what);
    feed.client.player.listen({
      event: noted('event'),
      missed: noted('missed'),
      changed: noted('changed'),
      over: noted('over'),
      site: noted('site'),
    });
    feed.client.followGames([A], 'main');
    world.socket.open();
    world.socket.hello(E1, { hasPlayers: true });
    world.socket.notice({ op: 'site' });
    await world.giveTicket('t');
    expect([heard, world.socket.said.some(({ op }) => op === 'player')]).toEqual([['site'], false]);
  });

  test('is not asked for where the server has none, and the page is told that it must poll', async () => {
    const { world, feed } = start();
    feed.client.player.want(7);
    world.socket.open();
    world.socket.hello(E1);
    await world.giveTicket('t');
    expect([feed.client.player.isLive(), world.socket.said.some(({ op }) => op === 'player')]).toEqual([false, false]);
  });

  test('resumes on a new socket where it stopped', async () => {
    const { world, event, joins, open, player, told, say } = await joined();
    event(1);
    event(2);
    world.socket.drop();
    expect(player.isLive()).toBe(false);
    await world.advance(1000);
    open();
    await world.giveTicket('t2');
    expect(joins()).toEqual([{ op: 'player', ticket: 't2', resume: { epoch: 'e', sequence: 2 } }]);
    say({ op: 'player', userId: 7, epoch: 'e', sequence: 2, mode: 'resumed' });
    event(3);
    expect([player.isLive(), told]).toEqual([true, ['missed', ALERTS, ALERTS, ALERTS]]);
  });

  test('after a gap applies nothing until it has joined again', async () => {
    const { world, event, joins, told, say } = await joined();
    event(1);
    event(3);
    await world.giveTicket('t2');
    expect(joins().at(-1)).toEqual({ op: 'player', ticket: 't2', resume: { epoch: 'e', sequence: 1 } });
    event(4);
    expect(told).toEqual(['missed', ALERTS]);
    say({ op: 'player', userId: 7, epoch: 'e', sequence: 1, mode: 'resumed' });
    for (const sequence of [2, 3, 4]) event(sequence);
    expect(told).toHaveLength(5);
  });

  test('takes a new name of its place and resumes from it, but not while it has missed something', async () => {
    const { world, event, joins, told, say } = await joined();
    event(1);
    say({ op: 'player', userId: 7, epoch: 'f', sequence: 0, mode: 'resumed' });
    event(1);
    event(3);
    say({ op: 'player', userId: 7, epoch: 'g', sequence: 0, mode: 'resumed' });
    event(1);
    await world.giveTicket('t2');
    expect(joins().at(-1)).toEqual({ op: 'player', ticket: 't2', resume: { epoch: 'f', sequence: 1 } });
    expect(told).toEqual(['missed', ALERTS, ALERTS]);
  });

  test('of an ended session tells the page, and is asked for again only later', async () => {
    const { world, event, joins, player, told, say, pass } = await joined();
    say({ op: 'session-over', reason: 'idle' });
    event(1);
    expect([player.isLive(), told, joins().length]).toEqual([false, ['missed', 'idle'], 1]);
    await pass(16);
    await world.giveTicket('t2');
    expect(joins()).toHaveLength(2);
    player.want(null);
    say({ op: 'player', userId: 7, epoch: 'e', sequence: 0, mode: 'fresh' });
    expect(player.isLive()).toBe(false);
  });

  test('of another player than the page shows makes the page look who is signed in', async () => {
    const { world, player, told, say } = await signedIn();
    await world.giveTicket('t1');
    say({ op: 'player', userId: 8, epoch: 'e', sequence: 0, mode: 'fresh' });
    expect([player.isLive(), told]).toEqual([false, ['changed']]);
  });

  test('without a ticket, or with a refused one, is asked for again later', async () => {
    const { world, joins, pass } = await signedIn();
    await world.giveTicket(null);
    await pass(14);
    await world.giveTicket('early');
    expect(joins()).toEqual([]);
    await pass(2);
    await world.giveTicket('t2');
    world.socket.notice({ op: 'refused', code: 'TICKET_WRONG' });
    await pass(16);
    await world.giveTicket('t3');
    expect(joins().map((join) => 'ticket' in join && join.ticket)).toEqual(['t2', 't3']);
  });

  test('whatever is lost or repeated, passes each event on once and in order, or says that some were missed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('send', 'lose', 'repeat', 'cut'), { maxLength: 40 }), async (acts) => {
        const sent: number[] = [];
        const told: (number | 'missed')[] = [];
        const asked: { resume?: { sequence: number } }[] = [];
        const channel = new ChannelClient({
          environment: { ticket: async () => 't', setTimeout: () => null, clearTimeout: () => undefined },
          send: (request) => void asked.push(request as never),
          open: () => undefined,
        });
        channel.listen({
          event: (event) => told.push(event as number),
          missed: () => told.push('missed'),
          changed: () => undefined,
          over: () => undefined,
          site: () => undefined,
        });
        const say = (sequence: number) => channel.hear({ op: 'event', sequence, event: sequence as never });
        /** Answers requests to join as the server does: with all that was missed. */
        const answer = async () => {
          await settle();
          for (const { resume } of asked.splice(0)) {
            const from = resume?.sequence ?? sent.length;
            const mode = resume ? 'resumed' : 'fresh';
            channel.hear({ op: 'player', userId: 7, epoch: 'e', sequence: from, mode });
            for (const sequence of sent.slice(from)) say(sequence);
          }
        };
        channel.want(7);
        channel.greeted(true);
        await answer();
        for (const act of acts) {
          if (act === 'send' || act === 'lose') sent.push(sent.length + 1);
          if (act === 'send') say(sent.length);
          if (act === 'repeat' && sent.length > 0) say(sent.length);
          if (act === 'cut') {
            channel.lost();
            channel.greeted(true);
          }
          await answer();
        }
        channel.lost();
        channel.greeted(true);
        await answer();
        expect(told).toEqual(['missed', ...sent]);
      }),
    );
  });
});
