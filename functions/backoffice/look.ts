import type { Area } from '#shared/contract/permission.ts'
import { list } from '#functions/platform/table.ts'
import { operatorAuditOfSubject, operatorEntries } from '#functions/company/operator-audit-store.ts'

/** The seconds in which an operator who looks at the same thing again looks still: pages follow each other, and are read again after each change. */
const oneLook = 900

/** Whether the log has a look of this operator a short while ago, so that it need not say again that they look; any doubt is logged. */
export async function isStillLooking(
  area: Area,
  subject: string,
  { actor, now }: { actor: { account: string }; now: { seconds: number } },
): Promise<boolean> {
  const done = await list(operatorEntries, {
    pk: operatorAuditOfSubject(subject),
    index: 1,
    newestFirst: true,
    atMost: 10,
  })
  return done.some(
    one => one.area === area && one.act === 'viewed' && one.by === actor.account && one.at > now.seconds - oneLook,
  )
}
