import { nextTask, whenIdle } from '../page/tasks.ts';

/** A part of a page that the server has drawn and the browser hydrates when its turn comes. */
export interface SleepingPart {
  /** The part may hydrate. */
  readonly isOpen: () => boolean;
  /** Resolves when the part may hydrate. */
  readonly opened: Promise<void>;
  /** Lets the part hydrate. */
  readonly open: () => void;
  /** Sets the element around the part; null once it has left the page. */
  readonly place: (element: Element | null) => void;
  /** Says that the part is hydrated. */
  readonly awake: () => void;
}

/** Order in which the parts of a page wake. */
export interface WakeOrder {
  readonly join: () => SleepingPart;
  /** Wakes the part around an element before the others. */
  readonly wakeAt: (element: Element) => void;
  /** Sets how React is told to hydrate the boundary around an element now: alone it would do so after everything else. */
  readonly hydrateBy: (hydrate: (element: Element) => void) => void;
  /**
   * Wakes all parts, one in each task: first those in sight, then the others in their order. Parts inside a page that
   * hydrates later join later; the order is over when the browser is idle and none is left, and whatever joins then
   * does not wait.
   */
  readonly run: () => Promise<void>;
}

interface Member extends SleepingPart {
  readonly element: () => Element | null;
  /** Resolves when the part is hydrated, has left, or has taken too long: its code may still be loading. */
  readonly settled: () => Promise<void>;
}

const MAX_TURN_MS = 500;
/** Longest wait for an idle browser, ms. */
const MAX_BUSY_MS = 1000;

function createMember(members: Set<Member>, onPlaced: () => void): Member {
  let isOpen = false;
  let element: Element | null = null;
  let resolve = () => {};
  let settle = () => {};
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  const awake = new Promise<void>((done) => {
    settle = done;
  });
  const member: Member = {
    isOpen: () => isOpen,
    opened,
    open() {
      isOpen = true;
      // React reads this field: `use` then returns at once, also in a drawing that it has begun before.
      Object.assign(opened, { status: 'fulfilled' });
      resolve();
    },
    place(next) {
      element = next;
      if (next) {
        members.add(member);
        onPlaced();
      } else members.delete(member);
    },
    awake: () => settle(),
    element: () => element,
    settled: () => Promise.race([awake, new Promise<void>((done) => setTimeout(done, MAX_TURN_MS))]),
  };
  return member;
}

/** Returns the elements that are in the window; none in a hidden tab, which has no frames. */
function inSight(elements: readonly Element[]): Promise<ReadonlySet<Element>> {
  if (elements.length === 0) return Promise.resolve(new Set());
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect();
      resolve(new Set(seen.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)));
    });
    for (const element of elements) observer.observe(element);
    setTimeout(() => {
      observer.disconnect();
      resolve(new Set());
    }, MAX_TURN_MS);
  });
}

/** Creates the order of one page, whose parts join while the page hydrates. */
export function createWakeOrder(): WakeOrder {
  const members = new Set<Member>();
  let isOver = false;
  let placed = () => {};
  let hydrate = (_element: Element) => {};

  const asleep = () => [...members].filter((one) => !one.isOpen());

  function open(one: Member): void {
    one.open();
    const inside = one.element()?.firstElementChild;
    if (inside) hydrate(inside);
  }

  async function wake(one: Member): Promise<void> {
    open(one);
    await one.settled();
    await nextTask();
  }

  async function wakeAll(): Promise<void> {
    const seen = await inSight(asleep().flatMap((one) => one.element() ?? []));
    const isSeen = (one: Member) => seen.has(one.element() as Element);
    const waiting = asleep();
    for (const one of [...waiting.filter(isSeen), ...waiting.filter((other) => !isSeen(other))])
      if (members.has(one) && !one.isOpen()) await wake(one);
  }

  return {
    join() {
      const member = createMember(members, () => placed());
      if (isOver) member.open();
      return member;
    },
    wakeAt(element) {
      for (const one of members) if (one.element()?.contains(element)) open(one);
      hydrate(element);
    },
    hydrateBy(by) {
      hydrate = by;
    },
    async run() {
      while (!isOver) {
        await wakeAll();
        const joined = new Promise<boolean>((resolve) => {
          placed = () => resolve(true);
        });
        const hasNews = asleep().length > 0 || (await Promise.race([joined, whenIdle(MAX_BUSY_MS).then(() => false)]));
        isOver = !hasNews && asleep().length === 0;
      }
    },
  };
}
