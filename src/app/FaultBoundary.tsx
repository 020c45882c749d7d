import { Component, type ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  /** Drawn in place of what failed; `again` tries once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly onFault: (error: unknown) => void;
  /** Another value tries once more: what failed belonged to the value before. */
  readonly resetKey?: string;
};
type State = { readonly isBroken: boolean; readonly resetKey: string | undefined };

/** Keeps a fault to what is drawn in it: whatever is around it stays as it is. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFault(error);
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}
