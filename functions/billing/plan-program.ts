import { nowAt } from '#functions/platform/clock.ts'
import { saidByCommand } from '#functions/platform/said-by-command.ts'
import { answerGrant } from './answer-grant.ts'
import { payOrder } from './pay-order.ts'

// The program behind `npm run plan`: its arguments are the id of the company, and the number of an order that is paid, `grant` or `decline`.
const [company = '', deed = ''] = process.argv.slice(2)
const now = nowAt(new Date())
switch (deed) {
  case 'grant':
    await saidByCommand(answerGrant(company, 'granted', now))
    console.log(`Done: company ${company} uses everything free of charge.`)
    break
  case 'decline':
    await saidByCommand(answerGrant(company, 'declined', now))
    console.log(`Done: company ${company} uses nothing free of charge by a grant, and may ask for one again.`)
    break
  default:
    await saidByCommand(payOrder(company, deed, now))
    console.log(`Done: order ${deed} of company ${company} is paid.`)
}
