import { useState } from 'react'
import styles from '#web/gallery/gallery.module.css'
import { toast } from '../../feedback/toast/toast.ts'
import type { AbsenceKind } from './plan.ts'
import { PlannerLegend } from './planner-legend.tsx'
import { PlannerList } from './planner-list.tsx'
import { Planner } from './planner.tsx'
import { sampleMonth, sampleSelf, sampleTeam, sampleToday } from './sample-team.gallery.ts'

export function Gallery() {
  const [hidden, hide] = useState<ReadonlySet<AbsenceKind>>(new Set())
  const opened = (name: string) => toast.success(name)
  return (
    <>
      <div className={styles.stack}>
        <Planner
          label="Csapatnaptár, 2026. november"
          days={sampleMonth}
          groups={sampleTeam}
          today={sampleToday}
          hidden={hidden}
          self={sampleSelf}
          onAsk={opened}
          onOpen={(_, { last_name, first_name }) => opened(`${last_name} ${first_name}`)}
          onTurn={step => opened(String(step))}
          onToday={() => opened(sampleToday)}
        />
        <PlannerLegend groups={sampleTeam} hidden={hidden} onChange={hide} />
      </div>
      <div className={styles.columns}>
        <PlannerList
          days={sampleMonth.slice(17, 24)}
          groups={sampleTeam}
          today={sampleToday}
          hidden={hidden}
          onOpen={(_, { last_name, first_name }) => opened(`${last_name} ${first_name}`)}
        />
        <PlannerList days={sampleMonth} groups={[]} today={sampleToday} onOpen={() => {}} />
      </div>
    </>
  )
}
