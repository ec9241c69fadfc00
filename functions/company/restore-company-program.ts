import { nowAt } from '#functions/platform/clock.ts'
import { saidByCommand } from '#functions/platform/said-by-command.ts'
import { restoreCompany } from './restore-company.ts'

// The program behind `npm run restore-company`: the id of the company is its argument, the table is named by TABLE.
const company = process.argv[2] ?? ''
await saidByCommand(restoreCompany(company, nowAt(new Date())))
console.log(`Done: company ${company} is restored, and its administrators are told by email.`)
