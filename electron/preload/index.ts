import { contextBridge } from 'electron';
import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { call } from './calls.ts';
import { desktopLog } from './desktop-log.ts';
import { files } from './files.ts';
import { idle } from './idle.ts';
import { links } from './links.ts';
import { network } from './network.ts';
import { pagePort } from './page.ts';
import { profiles } from './profiles.ts';
import { reminders } from './reminders.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { storage } from './storage.ts';
import { updates } from './updates.ts';

declare const __FLAVOUR__: DesktopBridge['flavour'];

const bridge = {
  flavour: __FLAVOUR__,
  platform: process.platform,
  socketOrigin: () => call('socket:origin'),
  storage,
  idle,
  reminders,
  links,
  desktop: {
    session,
    settings,
    page: pagePort,
    files,
    profiles,
    network,
    updates,
    log: __FLAVOUR__ === 'debugger' ? desktopLog : null,
  },
} satisfies DesktopBridge;

contextBridge.exposeInMainWorld('desktop', bridge);
