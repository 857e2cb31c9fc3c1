import * as v from 'valibot';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { accountsChanged, selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import type { FeedClient } from '#renderer/lib/feed/feed-client.ts';
import { tellCareHere } from '#renderer/lib/tabs/care-channel.ts';
import { type PlayerEvent, type PlayerNews, playerEventSchema } from '#shared/contracts/player-event.ts';
import { SESSION_ENDS, type SessionEnd } from '#shared/contracts/session-life.ts';
import type { AppStore } from './make-store.ts';

type Tag = 'Coupons' | 'Friends' | 'Limits' | 'Notices' | 'Payments' | 'Points' | 'Session' | 'Settings' | 'Support';

interface FollowPlayer {
  readonly store: AppStore;
  readonly player: Pick<FeedClient['player'], 'listen' | 'want'>;
  /** Reads the site's configuration again. */
  readonly onSite: () => void;
  readonly setTimeout?: (run: () => void, ms: number) => unknown;
}

/** Time in which further events join one round of queries, ms: a settlement decides many coupons at once. */
const GATHER_MS = 100;
/** Time in which a sign-out in this browser reaches all its tabs without the channel, ms. */
const LEAVING_MS = 2000;

const TAGS_OF: Readonly<Record<PlayerNews, readonly Tag[]>> = {
  limits: ['Limits'],
  orders: ['Coupons'],
  alerts: ['Notices'],
  notices: ['Notices'],
  support: ['Support'],
  points: ['Points'],
  friends: ['Friends', 'Coupons'],
  settings: ['Settings', 'Session'],
  payments: ['Payments'],
};
const ALL: readonly Tag[] = [
  'Session',
  'Coupons',
  'Limits',
  'Notices',
  'Support',
  'Points',
  'Friends',
  'Settings',
  'Payments',
];

/**
 * Turns the channel of the player (decision 049) into the state of this tab, whether or not it is looked at: balances and
 * the active account are taken from the event, everything else is asked again where it is shown. Returns the undo.
 */
export function followPlayer({ store, player, onSite, setTimeout: later = setTimeout }: FollowPlayer): () => void {
  const due = new Set<Tag>();

  function ask(tags: readonly Tag[]): void {
    if (due.size === 0) later(refresh, GATHER_MS);
    for (const tag of tags) due.add(tag);
  }

  function refresh(): void {
    const tags = [...due];
    due.clear();
    if (tags.includes('Limits')) tellCareHere();
    // Support, points, friends, settings and payments add their tags with their own calls.
    store.dispatch(baseApi.util.invalidateTags(tags as ('Coupons' | 'Limits' | 'Notices' | 'Session')[]));
  }

  /** Asks whose session it is; the answer signs in, out or says why it ended. */
  async function lookAgain(): Promise<void> {
    await store.dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }

  /** The tab that signs out hears of it here before its call is answered; the others hear it from that tab. */
  async function over(reason: SessionEnd | null): Promise<void> {
    if (reason === 'signed_out') {
      later(() => selectPlayer(store.getState()) && void lookAgain(), LEAVING_MS);
      return;
    }
    const { hearEnd } = await import('#renderer/features/session-ends/session-over.ts');
    hearEnd(reason);
    await lookAgain();
    // Another session has taken its place, such as after a new password.
    if (selectPlayer(store.getState())) hearEnd(null);
  }

  function take(event: PlayerEvent): void {
    if (event.kind === 'accounts') {
      // An answer that is under way may have been read before, and would put older balances in the place of these.
      if (sessionApi.endpoints.session.select(undefined)(store.getState()).status === 'pending') ask(['Session']);
      store.dispatch(accountsChanged(event.accounts));
    }
    if (event.kind === 'coupon') ask(['Coupons']);
    if (event.kind === 'changed') ask(TAGS_OF[event.about]);
  }

  const stopListening = player.listen({
    event(told) {
      const event = v.safeParse(playerEventSchema, told);
      // Of a later server; what it tells is at least asked again.
      if (event.success) take(event.output);
      else ask(ALL);
    },
    missed: () => ask(ALL),
    changed: () => void lookAgain(),
    over: (told) => {
      const reason = v.safeParse(v.picklist(SESSION_ENDS), told);
      void over(reason.success ? reason.output : null).catch(lookAgain);
    },
    site: onSite,
  });
  // Without a reader the session would be forgotten when it is to be asked again, and the page would be a guest's.
  const session = store.dispatch(sessionApi.endpoints.session.initiate(undefined));
  const look = () => player.want(selectPlayer(store.getState())?.user_id ?? null);
  look();
  const unsubscribe = store.subscribe(look);
  return () => {
    session.unsubscribe();
    unsubscribe();
    stopListening();
    player.want(null);
  };
}
