import type { socketCalls } from '#shared/host/desktop/socket.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';

/** Where the page's sockets go. */
export function socketHandlers(socketOrigin: string): HandlersOf<typeof socketCalls> {
  return { 'socket:origin': () => socketOrigin };
}
