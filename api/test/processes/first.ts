import '../support/in-turn.ts';
