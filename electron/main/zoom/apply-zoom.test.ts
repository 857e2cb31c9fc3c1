import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Preferences } from '../preferences/preferences.ts';
import { applyZoom, type ZoomedContents, zoomBy } from './apply-zoom.ts';

function open(zoom = 100) {
  const preferences = new Preferences({ get: () => ({ zoom }), set: () => {} });
  const sizes: number[] = [];
  const contents = Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    setZoomFactor: (factor: number) => void sizes.push(factor),
    setVisualZoomLevelLimits: async () => {},
  });
  applyZoom(contents as unknown as ZoomedContents, preferences);
  return { preferences, contents, sizes };
}

test('a page has the stored size at every load, and wheel and menu change it by steps', () => {
  const { preferences, contents, sizes } = open(125);
  contents.emit('dom-ready');
  contents.emit('zoom-changed', {}, 'in');
  zoomBy(preferences, 'reset');
  contents.emit('dom-ready');
  expect(sizes).toEqual([1.25, 1.5, 1, 1]);
});

test('other settings do not change the size, and a destroyed page is skipped', () => {
  const { preferences, contents, sizes } = open();
  preferences.change({ closeToTray: true });
  contents.emit('destroyed');
  preferences.change({ zoom: 150 });
  expect(sizes).toEqual([]);
});
