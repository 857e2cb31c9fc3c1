import { describe, expect, test, vi } from 'vitest';
import { forcePlatform } from './force-platform.ts';

interface Device {
  readonly search?: string;
  readonly touchPoints?: number;
  readonly width?: number;
}

function open({ search = '', touchPoints = 0, width = 1180 }: Device, kept = new Map<string, string>()) {
  const replace = vi.fn();
  const setAttribute = vi.fn();
  const window = {
    document: { querySelector: () => ({ setAttribute }) },
    location: { pathname: '/en/live', search, replace },
    navigator: { maxTouchPoints: touchPoints, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' },
    screen: { width },
  } as unknown as Window;
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  forcePlatform({ window, tab });
  return { replace, setAttribute, kept };
}

describe('[R-05] the platform of a page', () => {
  test('a tablet that identifies as a desktop computer is sent to the mobile version once', () => {
    const first = open({ touchPoints: 5 });
    expect(first.replace).toHaveBeenCalledExactlyOnceWith('/en/live?platform_type=mobile');
    expect(open({ touchPoints: 5 }, first.kept).replace).not.toHaveBeenCalled();
  });

  test('a desktop computer stays where it is', () => {
    const { replace, setAttribute } = open({});
    expect(replace).not.toHaveBeenCalled();
    expect(setAttribute).not.toHaveBeenCalled();
  });

  test.each([
    ['?platform_type=mobile', 1180, 'width=700'],
    ['?platform_type=desktop', 390, 'width=1280'],
  ])('%s on a screen of %i is drawn at %s', (search, width, content) => {
    const { setAttribute, replace } = open({ search, width, touchPoints: 5 });
    expect(setAttribute).toHaveBeenCalledExactlyOnceWith('content', content);
    expect(replace).not.toHaveBeenCalled();
  });

  test('a phone is narrow enough already', () => {
    expect(open({ search: '?platform_type=mobile', width: 390 }).setAttribute).not.toHaveBeenCalled();
  });
});
