import './offline.css';
import { findMirror, isSiteAt } from '#renderer/lib/page/find-mirror.ts';
import { DISPLAY_COOKIE, parseDisplay } from '#shared/domain/display/display-cookie.ts';

// Delay before the first check, ms. The service worker shows this page when a page cannot be loaded; it looks for the
// site and opens it automatically.

const FIRST_LOOK_MS = 2000;
const MAX_PAUSE_MS = 30_000;

function showTheme(): void {
  const [, text = ''] = new RegExp(`(?:^|; )${DISPLAY_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  const { appTheme, appFontSize } = parseDisplay(text, 0);
  const isLight = appTheme === 2 ? matchMedia('(prefers-color-scheme: light)').matches : appTheme === 0;
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
  document.documentElement.dataset.size = String(appFontSize);
}

function say(name: 'found' | 'looking'): void {
  const status = document.querySelector<HTMLElement>('[role=status]');
  const text = status?.dataset[name];
  if (status && text && status.textContent !== text) status.textContent = text;
}

/** Offers a mirror that serves the site when only this domain does not. */
async function offerMirror(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-mirrors]');
  if (!box?.hidden || !navigator.onLine) return;
  const mirror = await findMirror((box.dataset.mirrors ?? '').split(' ').filter(Boolean));
  const link = box.querySelector('a');
  if (!mirror || !link) return;
  link.href = mirror + location.pathname + location.search;
  link.textContent = new URL(mirror).host;
  box.hidden = false;
}

let pause = FIRST_LOOK_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

async function look(): Promise<void> {
  clearTimeout(timer);
  if (await isSiteAt('')) {
    say('found');
    location.reload();
    return;
  }
  say('looking');
  await offerMirror();
  pause = Math.min(pause * 2, MAX_PAUSE_MS);
  timer = setTimeout(() => void look(), pause);
}

function lookSoon(): void {
  pause = FIRST_LOOK_MS;
  void look();
}

function start(): void {
  document.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', lookSoon);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookSoon();
  });
  timer = setTimeout(() => void look(), FIRST_LOOK_MS);
}

showTheme();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
