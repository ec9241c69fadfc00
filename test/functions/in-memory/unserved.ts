// Stands in for `functions/platform/serve.ts`: a handler is the plain code that it is given.
type Handle = (input: object, context: Context, found?: () => Promise<unknown>) => unknown
interface Context {
  actor: object
}

export const serve = (_endpoint: unknown, handle: Handle) => handle

export const serveReadingAhead =
  (_endpoint: unknown, read: (input: object, caller: object) => Promise<unknown>, handle: Handle) =>
  (input: object, context: Context) =>
    handle(input, context, () => read(input, context.actor))
