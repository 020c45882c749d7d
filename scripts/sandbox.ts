/** `npm run sandbox -- [--port N] [--data DIR] [--gate-port N] [--habit NAME]`: the sandbox alone, see sandbox/README.md. */
import "../sandbox/main.ts";
