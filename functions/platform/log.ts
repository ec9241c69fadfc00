import { optionalSetting } from './environment.ts'

/**
 * Structured logging: one entry per line. In the cloud the log format is JSON, which takes an object as it is, so that every field
 * can be queried; elsewhere the entry is a line of JSON.
 */
export const log = {
  /** An entry of the security log: what happened, to whom by their ids, and from where; never an address or a name. */
  security: (entry: object) => console.info(inFormat({ level: 'info', message: 'security', ...entry })),
  info: (message: string, details: object = {}) => console.info(inFormat({ ...details, level: 'info', message })),
  warn: (message: string, details: object = {}) => console.warn(inFormat({ ...details, level: 'warn', message })),
  error: (message: string, error: unknown, details: object = {}) =>
    console.error(inFormat({ ...details, ...described(error), level: 'error', message })),
}

const inFormat = (entry: object) =>
  optionalSetting('AWS_LAMBDA_LOG_FORMAT') === 'JSON' ? entry : JSON.stringify(entry)

const described = (error: unknown): object =>
  error instanceof Error
    ? {
        error: error.name,
        reason: error.message,
        stack: error.stack,
        ...(error.cause instanceof Error && { cause: error.cause.message }),
      }
    : { reason: String(error) }
