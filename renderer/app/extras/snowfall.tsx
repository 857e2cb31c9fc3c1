import { useEffect, useRef } from 'react';
import { fall, makeFlakes } from './snow-flakes.ts';
import styles from './snowfall.module.css';

/** Thirty frames a second are enough for snow. */
const FRAME_MS = 1000 / 30;
const SHARPEST = 2;

/** Draws snow on a canvas until it is stopped; pauses while the page is hidden. */
function letItSnow(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const sky = { width: 0, height: 0 };
  let flakes: ReturnType<typeof makeFlakes> = [];
  let last = 0;
  let request = 0;
  const measure = () => {
    const scale = Math.min(devicePixelRatio, SHARPEST);
    sky.width = innerWidth;
    sky.height = innerHeight;
    canvas.width = sky.width * scale;
    canvas.height = sky.height * scale;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    flakes = makeFlakes(sky, Math.random);
  };
  const draw = (now: number) => {
    request = requestAnimationFrame(draw);
    if (now - last < FRAME_MS) return;
    fall(flakes, sky, (now - last) / 1000);
    last = now;
    context.clearRect(0, 0, sky.width, sky.height);
    context.fillStyle = getComputedStyle(canvas).color;
    context.beginPath();
    for (const { x, y, radius } of flakes) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, Math.PI * 2);
    }
    context.fill();
  };
  const follow = () => {
    cancelAnimationFrame(request);
    const isSeen = document.visibilityState === 'visible';
    canvas.dataset.state = isSeen ? 'falling' : 'paused';
    if (isSeen) request = requestAnimationFrame(draw);
  };
  measure();
  follow();
  window.addEventListener('resize', measure);
  document.addEventListener('visibilitychange', follow);
  return () => {
    cancelAnimationFrame(request);
    window.removeEventListener('resize', measure);
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Draws snow behind all text and controls. */
export function Snowfall() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? letItSnow(canvas.current) : undefined), []);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={styles.snow} data-snow="" />
    </div>
  );
}
