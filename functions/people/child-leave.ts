import * as z from 'zod/mini'
import { leaveAccountKey } from '#functions/platform/keys.ts'
import { unstored, type Kind, type Stored } from '#functions/platform/kind.ts'
import { check, get, type Write } from '#functions/platform/table.ts'

const ChildLeave = z.object({ company: z.string(), member: z.string(), per_child: z.record(z.string(), z.int()) })
type ChildLeave = z.infer<typeof ChildLeave>

/** The part of a leave account that is about children: the days booked for each, by `parental:<child>`, `paternity:<child>` or `child_care:<child>`. */
const childLeave: Kind<ChildLeave, Pick<ChildLeave, 'company' | 'member'>> = {
  name: 'LeaveAccount',
  schema: ChildLeave,
  key: leaveAccountKey,
}

export const childLeaveOf = async (whose: Pick<ChildLeave, 'company' | 'member'>): Promise<Stored<ChildLeave>> =>
  (await get(childLeave, whose)) ?? unstored({ ...whose, per_child: {} })

/** Whether leave is booked for a child. */
export const isBookedFor = (child: string, { per_child }: ChildLeave): boolean =>
  Object.entries(per_child).some(([quota, days]) => quota.endsWith(`:${child}`) && days > 0)

/** Makes a commit conditional on no leave being booked meanwhile. */
export const checkChildLeave = (read: Stored<ChildLeave>): Write => check(childLeave, read)
