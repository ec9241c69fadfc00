import { Card, CardList, CardRow } from '../ui/card/card.tsx'
import { DayKey, DayStrip, dayCells } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { LeaveChip } from '#web/ui/calendar/leave-mark/leave-chip.tsx'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { leaveIcons, type LeaveKey } from '#web/ui/calendar/leave-mark/leave-key.ts'
import { PersonLine } from '../ui/person/person-line.tsx'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './gallery.module.css'

const names: Record<LeaveKey, string> = {
  vacation: 'Szabadság',
  sick: 'Betegszabadság',
  home: 'Otthoni munka',
  maternity: 'Szülési szabadság',
  unpaid: 'Fizetés nélküli',
  funeral: 'Gyászszabadság',
  extra: 'Áthozott nap',
  parental: 'Szülői szabadság',
  paternity: 'Apasági szabadság',
  caregiver: 'Gondozói szabadság',
}
const keys = Object.keys(leaveIcons) as LeaveKey[]

export function Days() {
  return (
    <>
      <Card title="Szabadságkeret, 2026">
        <p className={styles.sum}>
          <span className="figure">11</span> szabad nap maradt a 25-ből
        </p>
        <DayStrip
          size="lg"
          cells={dayCells({ used: 9, planned: 3, pending: 2, left: 11 })}
          label="25 napból 9 elhasznált, 3 jóváhagyott, 2 függőben, 11 szabad"
        />
        <p className={styles.legend}>
          <span>
            <DayKey cell="used" /> Elhasznált <b>9 nap</b>
          </span>
          <span>
            <DayKey cell="planned" /> Jóváhagyott <b>3 nap</b>
          </span>
          <span>
            <DayKey cell="pending" /> Függőben <b>2 nap</b>
          </span>
          <span>
            <DayKey cell="left" /> Szabad <b>11 nap</b>
          </span>
        </p>
      </Card>
      <Card title="Jóváhagyásra vár" count={3} isFlush>
        <CardList>
          {['Bence', 'János', 'Ferenc'].map(first_name => (
            <CardRow key={first_name}>
              <PersonLine
                person={{ first_name, last_name: 'Őri' }}
                detail={
                  <>
                    <LeaveChip leave="vacation" label="Szabadság" /> 2026. nov. 26–30. <span>3 munkanap</span>{' '}
                    <span>„Téli kirándulás a családdal”</span>
                  </>
                }
              >
                <Button size="sm">Elutasítás</Button>
                <Button size="sm" variant="primary">
                  Jóváhagyás
                </Button>
              </PersonLine>
            </CardRow>
          ))}
        </CardList>
      </Card>
      <Card title="Napok és típusok">
        <div className={styles.stack}>
          <DayStrip
            cells={['planned', 'planned', 'off', 'off', 'holiday', 'pending', 'left', 'used']}
            label="Minden állapot"
          />
          <DayStrip size="sm" cells={dayCells({ used: 10, planned: 3, pending: 2, left: 10 })} label="Kicsi" />
          <DayStrip
            size="md"
            leave="sick"
            cells={dayCells({ used: 20, planned: 10, pending: 4, left: 20 })}
            label="Ötösével"
          />
          <div className={styles.line}>
            {keys.map(leave => (
              <LeaveChip key={leave} leave={leave} label={names[leave]} />
            ))}
            <LeaveChip leave="vacation" label="Elutasított" isDenied />
          </div>
          <div className={styles.line}>
            {keys.map(leave => (
              <LeaveDot key={leave} leave={leave} />
            ))}
            {keys.map(leave => (
              <DayStrip
                key={leave}
                size="sm"
                leave={leave}
                cells={dayCells({ used: 2, planned: 2, pending: 2 })}
                label={names[leave]}
              />
            ))}
          </div>
          <div className={styles.line}>
            <RequestStatus status="approved" />
            <RequestStatus status="pending" />
            <RequestStatus status="denied" />
            <RequestStatus status="cancelled" />
            <IconButton icon="dots" name="Műveletek" />
          </div>
        </div>
      </Card>
    </>
  )
}
