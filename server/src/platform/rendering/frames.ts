import type { Duplex } from 'node:stream';

/** A frame begins with the lengths of its header and its content, four bytes each. */
const PREFIX_BYTES = 8;

/** A longer frame is treated as invalid. */
const MAX_FRAME_BYTES = 64 * 1024 ** 2;

/** Stores the function in a constant, because the render process replaces `process` before it runs bundles. */
const { nextTick } = process;

/**
 * Sends and receives messages on a byte stream. Each message is a frame: two lengths, a header as JSON, and content as
 * bytes. Node's IPC channel is slower, because that channel converts the content to a JSON string and back.
 */
export class FrameStream<OutgoingHeader, IncomingHeader> {
  readonly #stream: Duplex;
  readonly #receive: (header: IncomingHeader, content: Buffer) => void;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #isCorked = false;

  /** @param onInvalid is called when the other side sends an invalid frame; nothing is read afterwards */
  constructor(
    stream: Duplex,
    receive: (header: IncomingHeader, content: Buffer) => void,
    onInvalid: () => void = () => undefined,
  ) {
    this.#stream = stream;
    this.#receive = receive;
    stream.on('data', (chunk: Buffer) => {
      if (this.#read(chunk)) return;
      stream.destroy();
      onInvalid();
    });
    // Ignores errors of the stream, because both processes handle the end of the other process.
    stream.on('error', () => undefined);
  }

  /** Sends a message. All messages that are sent before the next tick are written at once. */
  send(header: OutgoingHeader, content: string | Uint8Array = ''): void {
    if (this.#stream.destroyed) return;
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#stream.cork();
      nextTick(() => {
        this.#isCorked = false;
        this.#stream.uncork();
      });
    }
    const json = JSON.stringify(header);
    const body = typeof content === 'string' ? Buffer.from(content) : content;
    const length = Buffer.byteLength(json);
    const start = Buffer.allocUnsafe(PREFIX_BYTES + length);
    start.writeUInt32LE(length, 0);
    start.writeUInt32LE(body.byteLength, 4);
    start.write(json, PREFIX_BYTES);
    this.#stream.write(start);
    if (body.byteLength > 0) this.#stream.write(body);
  }

  /** Passes complete frames to the receiver. @returns false when the bytes are not a valid frame */
  #read(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    this.#bytes += chunk.byteLength;
    while (this.#bytes >= PREFIX_BYTES) {
      const prefix = this.#join(PREFIX_BYTES);
      const headerLength = prefix.readUInt32LE(0);
      const length = PREFIX_BYTES + headerLength + prefix.readUInt32LE(4);
      if (length > MAX_FRAME_BYTES) return false;
      if (this.#bytes < length) return true;
      const frame = this.#join(length);
      this.#chunks[0] = frame.subarray(length);
      this.#bytes -= length;
      const start = PREFIX_BYTES + headerLength;
      const header = parseJsonOrUndefined(frame.toString('utf8', PREFIX_BYTES, start));
      if (header === undefined) return false;
      this.#receive(header as IncomingHeader, frame.subarray(start, length));
    }
    return true;
  }

  /** Joins the first chunks until they have at least `length` bytes. @returns the joined chunk */
  #join(length: number): Buffer {
    let bytes = 0;
    let count = 0;
    while (bytes < length) {
      bytes += this.#chunks[count]?.byteLength ?? 0;
      count += 1;
    }
    if (count > 1) this.#chunks.unshift(Buffer.concat(this.#chunks.splice(0, count)));
    return this.#chunks[0] as Buffer;
  }
}

function parseJsonOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
