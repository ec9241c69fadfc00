import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { DeliveryView } from './delivery-view.ts'

export const replayDelivery = endpoint('POST /webhook/{id}/delivery/{deliveryId}/replay', {
  summary: 'Sends an event to a webhook again, with the same id and body',
  access: 'admin',
  problems: ['tooMany'],
  reply: z.object({ data: DeliveryView }),
})
