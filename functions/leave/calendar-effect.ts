import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/effect/calendar-effect.ts'
import { replyWithEffect } from './company-effect/reply-with-effect.ts'

export const handler = serve(contract.calendarEffect, ({ body }, context) =>
  replyWithEffect({ of: 'calendar', change: body }, context),
)
