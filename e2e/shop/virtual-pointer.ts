/**
 * A pointer of the compositor's own: a client of Wayland's `wlr-virtual-pointer-unstable-v1`. What it does reaches the
 * browser as events of a device, not over DevTools. The few requests need no library: messages are words of 32 bits.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** `BTN_LEFT` of linux/input-event-codes.h. */
const LEFT_BUTTON = 0x110;
const DISPLAY = 1;
const MANAGER = "zwlr_virtual_pointer_manager_v1";

export type Point = { readonly x: number; readonly y: number };

export type VirtualPointer = {
  /** Presses at a point of an output of this size, and releases. */
  press(point: Point, size: { readonly width: number; readonly height: number }): Promise<void>;
  /** To the last pixel, where nothing is. Nothing if the compositor has ended. */
  putAside(): Promise<void>;
  /** False once the compositor has ended. */
  isOpen(): boolean;
};

/** Connects to the compositor's socket, for as long as that lives. Throws if it has no virtual pointers. */
export async function openVirtualPointer(socketPath: string): Promise<VirtualPointer> {
  const wayland = await connectTo(socketPath);
  const [registry, globalsKnown, manager, pointer] = [2, 3, 4, 5] as const;
  wayland.send(DISPLAY, 1, word(registry));
  wayland.send(DISPLAY, 0, word(globalsKnown));
  const globals = await wayland.globalsUntil(registry, globalsKnown);
  const name = globals.get(MANAGER);
  if (name === undefined) throw new Error("the compositor has no virtual pointers");
  wayland.send(registry, 0, word(name), text(MANAGER), word(1), word(manager));
  wayland.send(manager, 0, word(0), word(pointer));
  // Ids of callbacks are used once.
  let lastId: number = pointer;
  const flush = async () => {
    lastId += 1;
    wayland.send(DISPLAY, 0, word(lastId));
    await wayland.done(lastId);
  };
  await flush();
  const now = () => word(Math.trunc(performance.now()));
  const move = async (...place: readonly [number, number, number, number]) => {
    wayland.send(pointer, 1, now(), ...place.map(word));
    wayland.send(pointer, 4);
    await flush();
  };
  return {
    async press({ x, y }, { width, height }) {
      await move(Math.round(x), Math.round(y), width, height);
      for (const state of [1, 0]) {
        wayland.send(pointer, 2, now(), word(LEFT_BUTTON), word(state));
        wayland.send(pointer, 4);
        await flush();
      }
    },
    async putAside() {
      if (wayland.isOpen()) await move(1, 1, 1, 1);
    },
    isOpen: () => wayland.isOpen(),
  };
}

type Connection = {
  send(object: number, opcode: number, ...parts: readonly Buffer[]): void;
  /** Resolves when the compositor has processed everything before this callback; throws if the connection ends. */
  done(callback: number): Promise<void>;
  /** The names of what the compositor offers, by interface. */
  globalsUntil(registry: number, callback: number): Promise<ReadonlyMap<string, number>>;
  isOpen(): boolean;
};

async function connectTo(socketPath: string): Promise<Connection> {
  const socket = connect(socketPath);
  await once(socket, "connect");
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  const globals = new Map<string, number>();
  let registryId = 0;
  const fail = (reason: Error) => {
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  readMessages(socket, (object, opcode, body) => {
    if (object === DISPLAY && opcode === 0) {
      fail(new Error(`the compositor refused a request: ${body.subarray(12).toString("utf8")}`));
    } else if (object === registryId && opcode === 0) {
      const length = body.readUInt32LE(4);
      globals.set(body.toString("utf8", 8, 8 + length - 1), body.readUInt32LE(0));
    } else {
      waiting.get(object)?.resolve();
      waiting.delete(object);
    }
  });
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("the compositor is gone")));
  const done = (callback: number) => {
    const call = Promise.withResolvers<void>();
    waiting.set(callback, call);
    return call.promise;
  };
  return {
    send: (object, opcode, ...parts) => socket.write(message(object, opcode, parts)),
    done,
    async globalsUntil(registry, callback) {
      registryId = registry;
      await done(callback);
      return globals;
    },
    isOpen: () => !socket.destroyed,
  };
}

/** Header: the object, then the length in bytes and the opcode in one word. */
function message(object: number, opcode: number, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([word(object), word(((8 + body.length) << 16) | opcode), body]);
}

function readMessages(
  socket: Socket,
  read: (object: number, opcode: number, body: Buffer) => void,
): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 8) {
      const header = rest.readUInt32LE(4);
      const length = header >>> 16;
      if (rest.length < length) return;
      read(rest.readUInt32LE(0), header & 0xffff, rest.subarray(8, length));
      rest = rest.subarray(length);
    }
  });
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** Length with the final zero, then the text, filled up to whole words. */
function text(value: string): Buffer {
  const bytes = Buffer.from(`${value}\0`);
  return Buffer.concat([word(bytes.length), bytes, Buffer.alloc(-bytes.length & 3)]);
}
