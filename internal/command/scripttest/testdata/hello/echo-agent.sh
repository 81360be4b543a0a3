#!/bin/sh
# A command agent in a few lines: one task comes in as a line of JSON, one answer goes out.
read -r task || exit 1
case $task in
*"Greet the world"*) text='Hello, world!' ;;
*"17 + 25"*) text=42 ;;
*Norway*) text=Oslo ;;
*) text='I was asked something new.' ;;
esac
printf '{"type":"answer","text":"%s"}\n' "$text"
