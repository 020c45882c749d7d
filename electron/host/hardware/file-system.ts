/** The file system of the kiosk's records: whether it can be written, and the errors that it has counted. */
import { existsSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { textOf } from "./system-files.ts";

export type FileSystemState = {
  /** Null where the system does not say. */
  readonly isReadOnly: boolean | null;
  /** Null on another file system than ext4. */
  readonly errors: number | null;
};

/** `folder` is an absolute path of the machine whose files are below `root`. */
export function readFileSystem(root: string, folder: string): FileSystemState {
  const mount = mountOf(textOf(join(root, "proc/self/mountinfo")) ?? "", folder);
  if (!mount) return { isReadOnly: null, errors: null };
  return { isReadOnly: mount.isReadOnly, errors: countedErrors(root, mount.device) };
}

type Mount = { readonly point: string; readonly device: string; readonly isReadOnly: boolean };

/** The deepest mount above a folder; of several at one place the last, which hides the others. */
function mountOf(mountinfo: string, folder: string): Mount | null {
  return mountinfo
    .split("\n")
    .flatMap(readMount)
    .filter(({ point }) => point === "/" || folder === point || folder.startsWith(`${point}/`))
    .reduce<Mount | null>(
      (deepest, mount) => (deepest && deepest.point.length > mount.point.length ? deepest : mount),
      null,
    );
}

/** proc(5): `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext4 /dev/root rw,errors=continue`. */
function readMount(line: string): readonly Mount[] {
  const [own = "", file = ""] = line.split(" - ");
  const [, , device, , point, options] = own.split(" ");
  if (device === undefined || point === undefined || options === undefined) return [];
  // After an error the file system itself becomes read-only, whatever this mount of it is.
  const superOptions = file.split(" ").at(-1) ?? "";
  const isReadOnly = [options, superOptions].some((list) => list.split(",").includes("ro"));
  return [{ point: unescaped(point), device, isReadOnly }];
}

/** Spaces and the like are written as octal numbers. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
}

function countedErrors(root: string, device: string): number | null {
  const link = join(root, "sys/dev/block", device);
  if (!existsSync(link)) return null;
  const name = basename(realpathSync(link));
  const errors = Number.parseInt(textOf(join(root, "sys/fs/ext4", name, "errors_count")) ?? "", 10);
  return Number.isNaN(errors) ? null : errors;
}
