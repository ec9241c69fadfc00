import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { trialEndOf } from '#shared/backoffice/dashboard/trial-end.ts'
import { CompanyPlan } from '#shared/company/plan/plan.ts'
import { undeliverableAddresses } from '#functions/account/undeliverable-store.ts'
import { companyPlans } from '#functions/company/plan-store.ts'
import { requests } from '#functions/leave/leave-store.ts'
import { nowAt } from '#functions/platform/clock.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { clear, commit, put } from '#functions/platform/table.ts'
import { countOnce, trialEnds } from './figure-store.ts'

const countedRequest = viewOf(requests, z.object({ id: z.string() }))
const failedAddress = viewOf(undeliverableAddresses, z.object({ email: z.string(), at: z.int() }))
const { company, trial_from, grant, subscriptions } = CompanyPlan.shape
const triedPlan = viewOf(companyPlans, z.object({ company, trial_from, grant, subscriptions }))

/** Counts new requests and addresses that emails do not reach, and keeps when trials end; nothing of it says whose they are. */
export async function countOnChange(change: Change): Promise<void> {
  const now = nowAt(new Date())
  const request = changeOf(countedRequest, change)
  if (request?.after && !request.before) await countOnce(`REQUEST#${request.after.id}`, now.today, { requests: 1 }, now)
  const failed = changeOf(failedAddress, change)
  if (failed?.after && !failed.before)
    await countOnce(`FAILURE#${digestOf(failed.after)}`, now.today, { mail_failures: 1 }, now)
  const plan = changeOf(triedPlan, change)
  if (plan) await keepTrialEnd(plan)
}

/** What an address is counted under, which does not say it. */
const digestOf = ({ email, at }: { email: string; at: number }) =>
  createHash('sha256').update(`${email}#${at}`).digest('hex').slice(0, 32)

type TriedPlan = Parameters<typeof trialEndOf>[0]

async function keepTrialEnd({ before, after }: { before: TriedPlan; after: TriedPlan }) {
  const [old, next] = [trialEndOf(before), trialEndOf(after)]
  if (old?.day === next?.day) return
  await commit(...(old ? [clear(trialEnds, old)] : []), ...(next ? [put(trialEnds, next)] : []))
}
