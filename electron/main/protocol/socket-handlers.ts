import type { socketCalls } from '#shared/host/desktop/socket.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';

/** Returns the handler that tells the page the origin for its sockets. */
export function socketHandlers(socketOrigin: string): HandlersOf<typeof socketCalls> {
  return { 'socket:origin': () => socketOrigin };
}
