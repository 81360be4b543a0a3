// Its names are in the Swift module IOKit.
