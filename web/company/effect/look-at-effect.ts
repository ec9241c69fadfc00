import { showCompanyEffect } from '#shared/leave/contract/effect/show-company-effect.ts'
import { call } from '#web/api/call.ts'

/** How far the task of an effect has come, with a part of its result. */
export const lookAtEffect = (id: string, part: number) =>
  call(showCompanyEffect, { path: { id }, query: { part: String(part) } })
