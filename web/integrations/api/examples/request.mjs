import { szabi } from './szabi.mjs'

// node request.mjs anna@company.example 2027-03-01 2027-03-05
const [email, from_date, to_date] = process.argv.slice(2)
const person = (await szabi('/user/list')).find(one => one.email === email)
if (!person) throw new Error(email)

const asked = { user_id: person.id, type_id: 1, from_date, to_date }
const { days, warnings, errors } = await szabi('/day-off/preview', 'POST', asked)
for (const sentence of [...warnings, ...Object.values(errors).flat()]) console.log(sentence)

if (!Object.keys(errors).length) {
  const { id, status } = await szabi('/day-off', 'POST', asked)
  console.log(id, status, days)
}
