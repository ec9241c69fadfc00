import { nowAt } from '#functions/platform/clock.ts'
import { grantPlan } from './grant-plan.ts'
import { payOrder } from './pay-order.ts'

// The program behind `npm run plan`: the id of the company, and the number of an order that is paid or `grant`, are its arguments.
const [company = '', deed = ''] = process.argv.slice(2)
const now = nowAt(new Date())
if (deed === 'grant') {
  await grantPlan(company, now)
  console.log(`Done: company ${company} uses everything free of charge.`)
} else {
  await payOrder(company, deed, now)
  console.log(`Done: order ${deed} of company ${company} is paid.`)
}
