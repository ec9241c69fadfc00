// A program of a customer: it asks for a day off for the person whose address is given, and takes the request back.
import createClient from 'openapi-fetch'

const [email = '', day = ''] = process.argv.slice(2)

/** @type {import('openapi-fetch').Client<import('./api.d.ts').paths>} */
const szabi = createClient({
  baseUrl: `${process.env.SZABI_URL}/api/hu`,
  headers: { authorization: `Bearer ${process.env.SZABI_KEY}` },
})

/**
 * What a reply holds, where it is no refusal.
 * @template T
 * @param {{ data?: T, error?: { code: string, message: string } }} reply
 */
function given({ data, error }) {
  if (!data) throw new Error(error && `${error.code}: ${error.message}`)
  return data
}

const { data: people } = given(await szabi.GET('/user/list'))
const person = people.find(one => one.email === email)
if (!person) throw new Error(`Nobody has the address ${email}`)

const body = { user_id: person.id, type_id: /** @type {const} */ (1), from_date: day, to_date: day }
const { data: preview } = given(await szabi.POST('/day-off/preview', { body }))
const { data: request } = given(await szabi.POST('/day-off', { body }))
const { error: refusal } = await szabi.POST('/day-off', { body })
if ('status' in request) given(await szabi.DELETE('/day-off/{id}', { params: { path: { id: request.id } } }))

console.log(JSON.stringify({ days: preview.days, left: preview.left_after, request, refusal }))
