import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/effect/leave-rules-effect.ts'
import { replyWithEffect } from './company-effect/reply-with-effect.ts'

export const handler = serve(contract.leaveRulesEffect, ({ body }, context) =>
  replyWithEffect({ of: 'rules', change: body }, context),
)
