import { szabi } from './szabi.mjs'

const [away, people] = await Promise.all([szabi('/day-off/absent?from=today&to=today'), szabi('/user/list')])
const names = new Map(people.map(({ id, last_name, first_name }) => [id, `${last_name} ${first_name}`]))

for (const { user_id, to_date, status } of away)
  if (status === 'approved') console.log(`${names.get(user_id)} – ${to_date}`)
