import { useState } from 'react'
import styles from '#web/gallery/gallery.module.css'
import { toast } from '../../feedback/toast/toast.ts'
import type { AbsenceKind } from './plan.ts'
import { PlannerLegend } from './planner-legend.tsx'
import { PlannerSkeleton } from './planner-skeleton.tsx'
import { Planner } from './planner.tsx'
import { sampleMonth, sampleSelf, sampleTeam, sampleToday } from './sample-team.gallery.ts'

/** The last group is still to be loaded. */
const partlyLoaded = sampleTeam.map((group, place) =>
  place < sampleTeam.length - 1
    ? group
    : { ...group, people: group.people.map(person => ({ ...person, absences: [], isLoading: true })) },
)

export function Gallery() {
  const [hidden, hide] = useState<ReadonlySet<AbsenceKind>>(new Set())
  const opened = (name: string) => toast.success(name)
  return (
    <div className={styles.stack}>
      <Planner
        label="Csapatnaptár, 2026. november"
        days={sampleMonth}
        groups={sampleTeam}
        today={sampleToday}
        hidden={hidden}
        self={sampleSelf}
        asksFor="self"
        onAsk={(_, from, to) => opened(`${from} – ${to}`)}
        onOpen={(_, { last_name, first_name }) => opened(`${last_name} ${first_name}`)}
        onTurn={step => opened(String(step))}
        onToday={() => opened(sampleToday)}
      />
      <Planner
        label="Csapatnaptár, 2026. IV. negyedév"
        scale="quarter"
        days={sampleMonth}
        groups={partlyLoaded}
        today={sampleToday}
        shown={sampleTeam[0]!.people[0]!.absences[0]!.id}
        onOpen={() => {}}
        onTurn={() => {}}
        onToday={() => {}}
      />
      <PlannerSkeleton label="Csapatnaptár" rows={3} />
      <PlannerLegend groups={sampleTeam} hidden={hidden} onChange={hide} />
    </div>
  )
}
