import i18next from 'i18next'
import { addressOf, type AnyEndpoint, type InputOf, type ReplyOf } from '#shared/contract/client.ts'
import { apiErrorOf } from './errors/api-error-of.ts'

/**
 * Asks what anybody may ask, by a plain fetch, since a public page does without the client of the API. Rejects with an
 * `ApiError`, whatever went wrong.
 */
export async function callPublic<E extends AnyEndpoint>(endpoint: E, asked: InputOf<E>): Promise<ReplyOf<E>> {
  try {
    const reply = await fetch(`/api/${i18next.language}${addressOf(endpoint, asked)}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked.body),
    })
    const body = await reply.text()
    if (!reply.ok) throw { response: { statusCode: reply.status, body } }
    return JSON.parse(body) as ReplyOf<E>
  } catch (rejection) {
    throw apiErrorOf(rejection)
  }
}
