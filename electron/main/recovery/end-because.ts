import type { App, Dialog } from 'electron';
import { createMainTexts } from '../texts/main-texts.ts';
import { explainBootFailure } from './boot-failure.ts';

export interface EndPorts {
  readonly app: Pick<App, 'exit' | 'getName' | 'getPath' | 'getPreferredSystemLanguages'>;
  readonly dialog: Pick<Dialog, 'showErrorBox'>;
}

/** The app cannot start: says so in a box of the system, in the system's language, and ends. */
export function endBecause(error: unknown, { app, dialog }: EndPorts): void {
  const texts = createMainTexts({ stored: undefined, preferred: app.getPreferredSystemLanguages() });
  const { title, text } = explainBootFailure(error, texts, app.getName(), app.getPath('userData'));
  dialog.showErrorBox(title, text);
  app.exit(1);
}

/**
 * What is needed before anything else, or the end of the app with a box that says why.
 *
 * @throws the same error after that, where something still runs
 */
export function needed<Value>(read: () => Value, ports: EndPorts): Value {
  try {
    return read();
  } catch (error) {
    endBecause(error, ports);
    throw error;
  }
}
