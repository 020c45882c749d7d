import { z } from "zod";

// The first module of the page: zod must never compile validators with `new Function`, the content
// security policy forbids it.
z.config({ jitless: true });
