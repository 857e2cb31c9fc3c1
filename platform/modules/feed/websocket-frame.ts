/** Bytes that a server's WebSocket frame may put before its payload (RFC 6455 §5.2, without a mask). */
export const FRAME_HEADER_BYTES = 10;

const BINARY = 0x82;
const TEXT = 0x81;

/** Empty ping; every socket is sent the same bytes. */
export const PING_FRAME: Buffer = Buffer.from([0x89, 0x00]);

/**
 * Makes a whole binary WebSocket frame of a payload that was written `FRAME_HEADER_BYTES` into its buffer, in place:
 * the result can be written to any number of sockets (performance §2).
 */
export function frameInPlace(reserved: Uint8Array): Buffer {
  const length = reserved.length - FRAME_HEADER_BYTES;
  const head = headLength(length);
  const frame = Buffer.from(reserved.buffer, reserved.byteOffset + FRAME_HEADER_BYTES - head, head + length);
  writeHead(frame, BINARY, length);
  return frame;
}

/** Makes a whole text frame. */
export function frameText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headLength(length);
  const frame = Buffer.allocUnsafe(head + length);
  writeHead(frame, TEXT, length);
  frame.write(text, head);
  return frame;
}

function headLength(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : FRAME_HEADER_BYTES;
}

function writeHead(frame: Buffer, first: number, length: number): void {
  frame[0] = first;
  if (length < 126) {
    frame[1] = length;
  } else if (length < 65_536) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
