import { leaveTypeIds, type LeaveTypeId } from '#shared/leave/types.ts'
import type { Name, Workshop } from './cast.ts'

/** A request, in working days of its owner from today: 0 is today or the next one, -1 the last one before. */
export interface DemoRequest {
  type_id: LeaveTypeId
  first: number
  last: number
  comment: string
  outcome: 'pending' | 'approved' | 'denied' | 'cancelled'
  /** The approver's comment. */
  response?: string
  /** The index of the child, in leave for a child. */
  child?: number
  /** The length in calendar days, instead of `last`. */
  calendar_days?: number
}

type Days = [first: number, last: number]

const leaveOf =
  (type_id: LeaveTypeId) =>
  ([first, last]: Days, comment = '', more: Partial<DemoRequest> = {}): DemoRequest => ({
    type_id,
    first,
    last,
    comment,
    outcome: 'approved',
    ...more,
  })

const vacation = leaveOf(leaveTypeIds.vacation)
const sick = leaveOf(leaveTypeIds.sick)
const home = leaveOf(leaveTypeIds.home)
const maternity = leaveOf(leaveTypeIds.maternity)
const unpaid = leaveOf(leaveTypeIds.unpaid)
const bereavement = leaveOf(leaveTypeIds.funeral)
const parental = leaveOf(leaveTypeIds.parental)
const paternity = leaveOf(leaveTypeIds.paternity)
const caregiver = leaveOf(leaveTypeIds.caregiver)

const pending = { outcome: 'pending' } as const
const cancelled = { outcome: 'cancelled' } as const
const denied = (response: string) => ({ outcome: 'denied', response }) as const

/** A year of requests by person. */
export const requests: Record<Name, DemoRequest[]> = {
  marta: [vacation([-95, -88], 'Nyaralás'), vacation([-30, -30]), home([4, 4]), vacation([22, 24], 'Síelés')],
  csilla: [vacation([-78, -70], 'Nyaralás'), home([-3, -3]), vacation([10, 10], '', pending)],
  ilona: [
    vacation([-66, -60], 'Balaton'),
    sick([-13, -12]),
    vacation([14, 15], 'Szüret', pending),
    vacation([44, 46], 'Téli pihenő'),
  ],
  peter: [
    vacation([-70, -63], 'Nyaralás'),
    home([-6, -6]),
    vacation([8, 9], 'Iskolai ünnepség', pending),
    home([12, 12], 'Zárás'),
  ],
  judit: [
    vacation([-112, -105], 'Nyaralás'),
    caregiver([-15, -14], 'Édesanyám műtétje'),
    caregiver([17, 18]),
    vacation([35, 38]),
  ],
  dora: [home([-5, -5]), vacation([6, 6], 'Vizsga')],
  bela: [vacation([-100, -92], 'Nyaralás'), home([2, 2], 'Árajánlatok'), vacation([28, 31])],
  anna: [
    vacation([-150, -146], 'Kirándulás'),
    vacation([-24, -20], 'Nyaralás'),
    vacation([5, 7], 'Hosszú hétvége', { response: 'Jó pihenést!' }),
    vacation([15, 16], 'Koncert', denied('Akkor szállítunk, mást kérlek.')),
  ],
  gergo: [
    vacation([-85, -76], 'Nyaralás'),
    vacation([-9, -8], 'Költözés'),
    unpaid([11, 13], 'Házat újítunk fel', pending),
    vacation([18, 19], 'Síelés', cancelled),
  ],
  eszter: [
    vacation([-120, -113], 'Nyaralás'),
    sick([0, 1], 'Lázas a kicsi'),
    parental([25, 29], 'Beszoktatás', { child: 1 }),
  ],
  laszlo: [vacation([-105, -96], 'Nyaralás'), sick([-17, -15]), vacation([1, 2], 'Horgászat')],
  janos: [vacation([-45, -41], 'Kerti munka'), vacation([6, 8], 'Unokák', pending)],
  mate: [vacation([-90, -81], 'Nyári szünet'), vacation([4, 4], 'Meccs', denied('Aznap vizsgázol.'))],
  tamas: [
    vacation([-130, -124], 'Nyaralás'),
    paternity([-9, -7], '', { child: 0 }),
    paternity([3, 6], '', { child: 0 }),
  ],
  ferenc: [sick([-40, -18], 'Gerincműtét'), vacation([12, 16], 'Fürdő', pending)],
  orsolya: [
    vacation([-88, -81], 'Nyaralás'),
    home([0, 0]),
    vacation([16, 19], 'Őszi szünet', { response: 'Rendben.' }),
  ],
  zsofi: [vacation([-70, -61], 'Nyaralás'), maternity([-26, -26], '', { calendar_days: 168 })],
  kristof: [
    vacation([-50, -46], 'Nyaralás'),
    vacation([1, 3], 'Esküvő'),
    vacation([20, 20], '', cancelled),
    vacation([33, 37], 'Síelés'),
  ],
  noemi: [
    vacation([-110, -101], 'Nyaralás'),
    home([-2, -1]),
    vacation([7, 7], 'Ügyintézés', pending),
    vacation([26, 29]),
  ],
  gabor: [vacation([-80, -76], 'Nyaralás'), sick([-10, -9]), vacation([5, 5], 'Állásinterjú')],
  lili: [],
  imre: [
    vacation([-75, -68], 'Nyaralás'),
    bereavement([-33, -32], 'Nagyapám temetése'),
    vacation([9, 11], '', { response: 'Helyettesítő: Ádám' }),
  ],
  adam: [vacation([2, 3], 'Költözés'), home([10, 10])],
  robert: [vacation([-60, -59]), sick([-45, -44])],
}

/** Shutdowns of the workshop for machine service. */
export const shutdowns: Days[] = [
  [-60, -59],
  [40, 41],
]

export const atTheMachines: Workshop[] = [
  'bela',
  'anna',
  'gergo',
  'eszter',
  'laszlo',
  'janos',
  'mate',
  'tamas',
  'ferenc',
]
