/** Structured logging: one line of JSON per entry. */
export const log = {
  warn: (message: string, details: object = {}) => console.warn(JSON.stringify({ level: 'warn', message, ...details })),
  error: (message: string, error: unknown, details: object = {}) =>
    console.error(JSON.stringify({ level: 'error', message, ...details, ...described(error) })),
}

const described = (error: unknown): object =>
  error instanceof Error
    ? {
        error: error.name,
        reason: error.message,
        stack: error.stack,
        ...(error.cause instanceof Error && { cause: error.cause.message }),
      }
    : { reason: String(error) }
