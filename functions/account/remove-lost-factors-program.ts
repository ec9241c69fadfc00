import { Email } from '#shared/account/model.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { removeLostFactors } from './remove-lost-factors.ts'

// The program behind `npm run remove-lost-factors`: the address is its argument, the table is named by TABLE.
const { account } = await removeLostFactors(Email.parse(process.argv[2]), nowAt(new Date()))
console.log(`Done: account ${account} signs in by password alone, and its owner has been told.`)
