import { contextBridge } from 'electron';
import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { call } from './calls.ts';
import { idle } from './idle.ts';
import { links } from './links.ts';
import { reminders } from './reminders.ts';
import { session } from './session.ts';
import { storage } from './storage.ts';
import { updates } from './updates.ts';

const bridge = {
  flavour: process.argv.includes('--flavour=debugger') ? 'debugger' : 'production',
  platform: process.platform,
  socketOrigin: () => call('socket:origin'),
  storage,
  idle,
  reminders,
  links,
  program: {
    session,
    updates,
  },
} satisfies DesktopBridge;

contextBridge.exposeInMainWorld('desktop', bridge);
