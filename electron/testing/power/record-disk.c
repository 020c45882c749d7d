/*
 * Preloaded into a process, writes down in their order what it does to the files of one folder, and what
 * it sends over TCP. Build: cc -shared -fPIC -O1 -o record-disk.so record-disk.c
 * KIOSK_DISK_FOLDER is the folder, KIOSK_DISK_LOG the file of the recording, which must lie elsewhere.
 * An entry: one letter, then in host byte order i64 a, i64 b, u32 length, the bytes, u32 length, the path.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* More of a message is not needed to know what it is. */
#define MOST_SENT 16384

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int log_file = -1;

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("KIOSK_DISK_LOG");
  folder = getenv("KIOSK_DISK_FOLDER");
  if (!path || !folder) return;
  folder_length = strlen(folder);
  log_file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static void put(const void *bytes, size_t length) {
  const char *at = bytes;
  while (length > 0) {
    long count = syscall(SYS_write, log_file, at, length);
    if (count <= 0) abort();
    at += count;
    length -= (size_t)count;
  }
}

static void record(char what, const char *path, int64_t a, int64_t b, const void *bytes, size_t length) {
  uint32_t sizes[2] = {(uint32_t)length, (uint32_t)strlen(path)};
  put(&what, 1);
  put(&a, 8);
  put(&b, 8);
  put(&sizes[0], 4);
  put(bytes, length);
  put(&sizes[1], 4);
  put(path, sizes[1]);
}

static int is_ours(const char *path) {
  return log_file >= 0 && strncmp(path, folder, folder_length) == 0;
}

/* The path of an open file of the folder; 0 for any other descriptor. */
static int path_of(int descriptor, char *path, size_t size) {
  char link[64];
  if (log_file < 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, size - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_ours(path) && !strstr(path, " (deleted)");
}

static int port_of(const struct sockaddr_storage *address) {
  if (address->ss_family == AF_INET) return ntohs(((const struct sockaddr_in *)address)->sin_port);
  if (address->ss_family == AF_INET6) return ntohs(((const struct sockaddr_in6 *)address)->sin6_port);
  return 0;
}

/* Bytes that leave by TCP are recorded before they do. */
static void sending(int descriptor, const struct iovec *parts, size_t count) {
  struct sockaddr_storage own, peer;
  socklen_t own_size = sizeof own, peer_size = sizeof peer;
  char bytes[MOST_SENT];
  size_t length = 0;
  if (log_file < 0 || getpeername(descriptor, (struct sockaddr *)&peer, &peer_size) != 0) return;
  if (getsockname(descriptor, (struct sockaddr *)&own, &own_size) != 0 || port_of(&own) == 0) return;
  for (size_t part = 0; part < count && length < sizeof bytes; part += 1) {
    size_t take = parts[part].iov_len;
    if (take > sizeof bytes - length) take = sizeof bytes - length;
    memcpy(bytes + length, parts[part].iov_base, take);
    length += take;
  }
  pthread_mutex_lock(&lock);
  record('N', "", port_of(&own), port_of(&peer), bytes, length);
  pthread_mutex_unlock(&lock);
}

static ssize_t written(const char *path, off_t at, const void *bytes, ssize_t result) {
  if (result > 0) record('W', path, at, 0, bytes, (size_t)result);
  return result;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t length, off64_t at) {
  REAL(pwrite64);
  char path[4096];
  if (!path_of(descriptor, path, sizeof path)) return real(descriptor, bytes, length, at);
  pthread_mutex_lock(&lock);
  ssize_t result = written(path, at, bytes, real(descriptor, bytes, length, at));
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t length, off_t at) {
  return pwrite64(descriptor, bytes, length, at);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  REAL(write);
  char path[4096];
  struct stat found;
  if (log_file >= 0 && fstat(descriptor, &found) == 0 && S_ISSOCK(found.st_mode)) {
    struct iovec part = {(void *)bytes, length};
    sending(descriptor, &part, 1);
    return real(descriptor, bytes, length);
  }
  if (!path_of(descriptor, path, sizeof path)) return real(descriptor, bytes, length);
  pthread_mutex_lock(&lock);
  off_t at = lseek(descriptor, 0, SEEK_CUR);
  ssize_t result = written(path, at, bytes, real(descriptor, bytes, length));
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  REAL(writev);
  sending(descriptor, parts, (size_t)count);
  return real(descriptor, parts, count);
}

ssize_t sendmsg(int descriptor, const struct msghdr *message, int flags) {
  REAL(sendmsg);
  sending(descriptor, message->msg_iov, message->msg_iovlen);
  return real(descriptor, message, flags);
}

int ftruncate64(int descriptor, off64_t length) {
  REAL(ftruncate64);
  char path[4096];
  if (!path_of(descriptor, path, sizeof path)) return real(descriptor, length);
  pthread_mutex_lock(&lock);
  int result = real(descriptor, length);
  if (result == 0) record('T', path, length, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate(int descriptor, off_t length) { return ftruncate64(descriptor, length); }

/* A sync covers what was written before it began, so it is recorded as it ends, with nothing beside it. */
static int syncing(int descriptor, int (*real)(int)) {
  char path[4096];
  struct stat found;
  if (!path_of(descriptor, path, sizeof path)) return real(descriptor);
  pthread_mutex_lock(&lock);
  int result = real(descriptor);
  if (result == 0 && fstat(descriptor, &found) == 0) record(S_ISDIR(found.st_mode) ? 'D' : 'S', path, 0, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return result;
}

int fsync(int descriptor) {
  REAL(fsync);
  return syncing(descriptor, real);
}

int fdatasync(int descriptor) {
  REAL(fdatasync);
  return syncing(descriptor, real);
}

static int opening(const char *path, int flags, mode_t mode, int (*real)(const char *, int, ...)) {
  struct stat found;
  if (!is_ours(path)) return real(path, flags, mode);
  pthread_mutex_lock(&lock);
  int is_new = stat(path, &found) != 0;
  int descriptor = real(path, flags, mode);
  if (descriptor >= 0 && is_new && (flags & O_CREAT)) record('O', path, 0, 0, "", 0);
  if (descriptor >= 0 && !is_new && (flags & O_TRUNC)) record('T', path, 0, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return descriptor;
}

static mode_t mode_of(int flags, va_list rest) {
  return (flags & (O_CREAT | O_TMPFILE)) ? va_arg(rest, mode_t) : 0;
}

int open64(const char *path, int flags, ...) {
  REAL(open64);
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return opening(path, flags, mode, real);
}

int open(const char *path, int flags, ...) {
  REAL(open);
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return opening(path, flags, mode, real);
}

int rename(const char *from, const char *to) {
  REAL(rename);
  if (!is_ours(from)) return real(from, to);
  pthread_mutex_lock(&lock);
  int result = real(from, to);
  if (result == 0) record('R', from, 0, 0, to, strlen(to));
  pthread_mutex_unlock(&lock);
  return result;
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  if (!is_ours(path)) return real(path, mode);
  pthread_mutex_lock(&lock);
  int result = real(path, mode);
  if (result == 0) record('M', path, 0, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return result;
}

int unlink(const char *path) {
  REAL(unlink);
  if (!is_ours(path)) return real(path);
  pthread_mutex_lock(&lock);
  int result = real(path);
  if (result == 0) record('U', path, 0, 0, "", 0);
  pthread_mutex_unlock(&lock);
  return result;
}
