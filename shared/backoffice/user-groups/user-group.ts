import * as z from 'zod/mini'
import { Id, line, prose } from '../../contract/wire.ts'
import { choosesSome, GroupRule } from './group-rule.ts'

/** What an operator says of a user group. */
export const UserGroupDraft = z.object({
  name: line(60),
  /** What the group is for. */
  description: prose(300),
  /** By what companies belong to it; null where companies and people are picked one by one. */
  rule: z.nullable(GroupRule.check(z.refine(choosesSome, { error: 'refusals:ruleOfNothing', path: ['standings'] }))),
})
export type UserGroupDraft = z.infer<typeof UserGroupDraft>

/** A named audience of those who run the service. */
export const UserGroup = z.extend(UserGroupDraft, {
  id: Id,
  /** Unix seconds. */
  created_at: z.int(),
  changed_at: z.int(),
})
export type UserGroup = z.infer<typeof UserGroup>

/** As many as one reply lists. */
export const mostUserGroups = 100

/** What a member of a group is: a company with everybody in it, or one person's account. */
export const memberKinds = ['company', 'account'] as const
export type MemberKind = (typeof memberKinds)[number]

/** That a company or an account belongs to a user group. */
export const UserGroupMember = z.object({
  group: Id,
  id: Id,
  of: z.enum(memberKinds),
  /** Its name as it is searched by, copied by the table's stream. */
  word: z.string(),
  added_at: z.int(),
  /** Who picked it; null where the rule of the group did. */
  added_by: z.nullable(Id),
})
export type UserGroupMember = z.infer<typeof UserGroupMember>
