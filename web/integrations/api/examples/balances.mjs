import { szabi } from './szabi.mjs'

const people = await szabi('/user/list')
console.log('name;email;entitled;used;left')

// At most a hundred people a call.
for (let from = 0; from < people.length; from += 100) {
  const some = people.slice(from, from + 100)
  const balances = await szabi(`/user/balances?ids=${some.map(({ id }) => id).join(',')}`)
  const of = new Map(balances.map(balance => [balance.id, balance]))
  for (const { id, last_name, first_name, email } of some) {
    const { entitled, used, left } = of.get(id) ?? {}
    console.log([`${last_name} ${first_name}`, email, entitled, used, left].join(';'))
  }
}
