import i18next from 'i18next'
import { ApiError, type ProblemReply } from '#shared/contract/client.ts'

/** How Amplify rejects: with a reply where one came, without one where the network failed. */
export interface Rejection {
  response?: { statusCode: number; body?: string }
}

const own = (code: 'fault' | 'network'): ProblemReply => ({ success: 0, code, message: i18next.t(`problems:${code}`) })

/** The envelope in a text, or undefined where something else than the product answered. */
function envelopeIn(body: string | undefined): ProblemReply | undefined {
  try {
    const read = JSON.parse(body ?? '') as Partial<ProblemReply> | null
    return read?.success === 0 && read.code && read.message ? (read as ProblemReply) : undefined
  } catch {
    return undefined
  }
}

/** Makes one kind of error of every way in which a call can fail. */
export function apiErrorOf(rejection: unknown): ApiError {
  if (rejection instanceof ApiError) return rejection
  const { response } = rejection as Rejection
  if (!response) return new ApiError(0, own('network'))
  return new ApiError(response.statusCode, envelopeIn(response.body) ?? own('fault'))
}
