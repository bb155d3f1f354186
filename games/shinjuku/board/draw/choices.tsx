/** Every legal target as a row that any finger can hit, in groups, with what it would bring. */
import type { Action } from '@yamanote/games/shinjuku/rules';
import { mode, planned } from '../desk.ts';
import { outcomeLabel, summary } from '../outcome-label.ts';
import { type Plan, plansFor } from '../plan/plans.ts';
import { priceText } from '../price.ts';
import { type Group, listOfAll } from '../rows.ts';
import { type Props, shownSeat } from '../shown.ts';
import { confirm, kindOf } from '../targets.ts';
import { type BoardWords, boardWords, stationName, wardName } from '../words/index.ts';
import { ActionRow, RowButton } from './choice-row.tsx';
import styles from './choices.module.css';
import palette from './palette.module.css';
import { Riders } from './riders.tsx';
import { WardIcon } from './ward-icon.tsx';

type ChoicesProps = Props & { done(): void };

export function Choices(props: ChoicesProps) {
  const { answers, view, language, select, give, done } = props;
  const words = boardWords[language];

  function choose(action: Action): void {
    if (kindOf(action) !== null) mode.value = kindOf(action);
    if (confirm(action, view)) select(action);
    else give(action);
    done();
  }

  return (
    <div class={`${palette.palette} ${styles.list}`}>
      {listOfAll(answers, view).map(({ group, rows }) => (
        <section key={group}>
          <h3 class={styles.group}>
            {headingOf(group, words)} {group !== 'move' && <small>{rows.length}</small>}
          </h3>
          <ul>
            {group === 'move' && <Plans {...props} />}
            {rows.map(({ action }) => (
              <li key={JSON.stringify(action)}>
                <ActionRow board={props} action={action} choose={choose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function headingOf(group: Group, words: BoardWords): string {
  return group === 'ride' || group === 'stop' || group === 'other' ? words.groups[group] : words.kinds[group];
}

/** Of each ward the best ride, ready to go. */
function Plans(props: ChoicesProps) {
  const { view, language, select, done } = props;
  const seat = shownSeat(props);
  if (seat === null) return null;

  function choose(plan: Plan): void {
    mode.value = 'move';
    planned.value = plan;
    select({ do: 'move', ward: plan.ward, pay: plan.pay });
    done();
  }

  return (
    <>
      {plansFor(view, seat)
        .filter(({ journeys }) => journeys[0].gains.some((won) => won.length > 0))
        .map(({ ward, journeys, pay }) => {
          const plan = { ward, journey: journeys[0], pay };
          const last = plan.journey.path[plan.journey.path.length - 1];
          return (
            <li key={ward}>
              <RowButton
                picture={<WardIcon ward={ward} size={34} />}
                title={`${wardName(ward, language)} → ${stationName(last, language)}`}
                note={`${summary(props, plan.journey)} · ${priceText(props, { do: 'move', ward, pay })}`}
                side={<Riders journey={plan.journey} mine={seat} />}
                label={outcomeLabel(props, plan)}
                press={() => choose(plan)}
              />
            </li>
          );
        })}
    </>
  );
}
