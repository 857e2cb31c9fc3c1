import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forceWidth } from '#renderer/lib/page/forced-width.ts';
import { forcePlatform, sendTablet } from './force-platform.ts';

vi.mock(import('#renderer/lib/page/forced-width.ts'), () => ({ forceWidth: vi.fn(), matchesAt: vi.fn() }));
beforeEach(() => vi.mocked(forceWidth).mockClear());

interface Device {
  readonly search?: string;
  readonly touchPoints?: number;
  /** Width of the screen and of the window. */
  readonly width?: number;
}

async function open({ search = '', touchPoints = 0, width = 1180 }: Device, kept = new Map<string, string>()) {
  const replace = vi.fn();
  const setAttribute = vi.fn();
  const window = {
    document: { querySelector: () => ({ setAttribute }) },
    location: { pathname: '/en/live', search, replace },
    navigator: { maxTouchPoints: touchPoints, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' },
    screen: { width },
    innerWidth: width,
  } as unknown as Window;
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const platform = await forcePlatform(window);
  sendTablet({ window, tab });
  return { platform, replace, setAttribute, kept };
}

describe('[R-05] the platform of a page', () => {
  test('a tablet that identifies as a desktop computer is sent to the mobile version once', async () => {
    const first = await open({ touchPoints: 5 });
    expect(first.replace).toHaveBeenCalledExactlyOnceWith('/en/live?platform_type=mobile');
    expect((await open({ touchPoints: 5 }, first.kept)).replace).not.toHaveBeenCalled();
  });

  test('a desktop computer stays where it is', async () => {
    const { platform, replace, setAttribute } = await open({});
    expect(platform).toBeNull();
    expect(replace).not.toHaveBeenCalled();
    expect(setAttribute).not.toHaveBeenCalled();
    expect(forceWidth).not.toHaveBeenCalled();
  });

  test.each([
    ['?platform_type=mobile', 1180, 700],
    ['?platform_type=desktop', 390, 1280],
  ])('%s on a screen of %i is drawn at %i', async (search, screen, width) => {
    const { setAttribute, replace } = await open({ search, width: screen, touchPoints: 5 });
    expect(setAttribute).toHaveBeenCalledExactlyOnceWith('content', `width=${width}`);
    expect(forceWidth).toHaveBeenCalledExactlyOnceWith(width);
    expect(replace).not.toHaveBeenCalled();
  });

  test('a phone is narrow enough already', async () => {
    const { platform, setAttribute } = await open({ search: '?platform_type=mobile', width: 390 });
    expect(platform).toBe('mobile');
    expect(setAttribute).not.toHaveBeenCalled();
    expect(forceWidth).not.toHaveBeenCalled();
  });
});
