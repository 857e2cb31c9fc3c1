import { forcedPlatform, type PlatformType, tabletAddress } from '#shared/domain/guards/platform-type.ts';

const SENT_KEY = 'fairline:tablet-sent';
/** Widths, in CSS pixels, at which the frame has its desktop and its phone layout. */
const WIDTHS: Readonly<Record<PlatformType, number>> = { desktop: 1280, mobile: 700 };

/** Parts of the window that choosing a platform uses. */
type PlatformWindow = Pick<Window, 'document' | 'location' | 'navigator' | 'screen' | 'innerWidth'>;

/**
 * Forces the layout of the platform in the address, before the page is drawn (shell §2.1, R-05). Phones and tablets get
 * a viewport of its width; a browser whose window has another width loads the code that answers media queries for it.
 *
 * @returns the forced platform, null for none
 */
export async function forcePlatform(window: PlatformWindow): Promise<PlatformType | null> {
  const { document: page, location: at, screen, innerWidth } = window;
  const platform = forcedPlatform(at.search);
  if (platform === null) return null;
  const width = WIDTHS[platform];
  const isNarrowEnough = platform === 'mobile' && Math.min(screen.width, innerWidth) <= width;
  if (isNarrowEnough) return platform;
  page.querySelector('meta[name=viewport]')?.setAttribute('content', `width=${width}`);
  const { forceWidth } = await import('#renderer/lib/page/forced-width.ts');
  forceWidth(width);
  return platform;
}

interface TabletOptions {
  readonly window: Pick<PlatformWindow, 'location' | 'navigator'>;
  /** Storage that lives as long as this tab. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Suggests the mobile page once on a tablet that identifies as a desktop computer (shell §2.1, R-05). */
export function sendTablet({ window, tab }: TabletOptions): void {
  const { location: at, navigator: device } = window;
  const wasSent = tab.getItem(SENT_KEY) !== null;
  const { maxTouchPoints: touchPoints, userAgent } = device;
  const address = tabletAddress(at.pathname + at.search, { touchPoints, userAgent }, wasSent);
  if (address === null) return;
  tab.setItem(SENT_KEY, '1');
  at.replace(address);
}
